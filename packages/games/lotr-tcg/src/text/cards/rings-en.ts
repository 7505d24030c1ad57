export const rings = {
  'thing.the-one-ring-answer-to-all-riddles': 'The One Ring, Answer to All Riddles',
  'text.the-one-ring-answer-to-all-riddles':
    'Skirmish: Add a burden: the Ring-bearer puts on The One Ring and wears it until the regroup phase.\nWearing it, he is strength +2, and each wound that he would take in a skirmish is replaced by a burden.',
  'thing.the-one-ring-the-ruling-ring': 'The One Ring, The Ruling Ring',
  'text.the-one-ring-the-ruling-ring':
    'Response: When the bearer would take a wound in a skirmish, he puts on The One Ring and wears it until the regroup phase.\nWhile the Ring-bearer wears it, each wound that he would take in a skirmish is replaced by a burden.',
} as const;
