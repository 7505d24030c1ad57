import { currentSettings } from '../client/settings.ts';

export type Sound = 'card' | 'die' | 'token' | 'step' | 'good' | 'bad' | 'turn' | 'end';

/** One tone, or one breath of noise: when it begins, how long it lasts (seconds), its pitch, and how loud it is. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  /** In hertz, from and to; a noise is filtered around it. */
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType | 'noise';
}

/** Small sounds of a table at night, made on the spot: there is nothing to load. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ at: 0, long: 0.09, loud: 0.16, from: 2600, to: 900, wave: 'noise' }],
  die: [0, 0.07, 0.13, 0.22, 0.34].map((at) => ({ at, long: 0.04, loud: 0.2, from: 1500, wave: 'noise' })),
  token: [
    { at: 0, long: 0.05, loud: 0.14, from: 1900, wave: 'noise' },
    { at: 0.01, long: 0.12, loud: 0.06, from: 1250, wave: 'sine' },
  ],
  step: [{ at: 0, long: 0.07, loud: 0.2, from: 420, to: 260, wave: 'noise' }],
  good: [
    { at: 0, long: 0.3, loud: 0.07, from: 523 },
    { at: 0.1, long: 0.4, loud: 0.07, from: 784 },
  ],
  bad: [
    { at: 0, long: 0.5, loud: 0.1, from: 165, to: 110, wave: 'triangle' },
    { at: 0.02, long: 0.5, loud: 0.07, from: 156, to: 104, wave: 'triangle' },
  ],
  turn: [
    { at: 0, long: 0.22, loud: 0.06, from: 660 },
    { at: 0.12, long: 0.34, loud: 0.06, from: 880 },
  ],
  end: [392, 494, 587, 784].map((from, index) => ({ at: index * 0.16, long: 0.8, loud: 0.06, from })),
};

let audio: AudioContext | null = null;

/** Plays a sound if sounds are wanted. */
export function noise(sound: Sound): void {
  // Browsers stay silent before the first click, and complain about those who try.
  if (!currentSettings().sound || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') audio.resume().catch(() => {});
  for (const tone of SOUNDS[sound]) play(audio, tone);
}

function play(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
  gain.connect(context.destination);
  const source = tone.wave === 'noise' ? breath(context, tone, gain) : pitch(context, tone, gain);
  source.start(start);
  source.stop(start + tone.long);
}

function pitch(context: AudioContext, { from, to, wave, at, long }: Tone, out: AudioNode): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave === undefined || wave === 'noise' ? 'sine' : wave;
  oscillator.frequency.setValueAtTime(from, context.currentTime + at);
  if (to !== undefined) oscillator.frequency.linearRampToValueAtTime(to, context.currentTime + at + long);
  oscillator.connect(out);
  return oscillator;
}

function breath(context: AudioContext, { from, to, at, long }: Tone, out: AudioNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, context.currentTime + at);
  if (to !== undefined) filter.frequency.linearRampToValueAtTime(to, context.currentTime + at + long);
  filter.connect(out);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(filter);
  return source;
}
