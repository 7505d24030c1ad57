import type { YAMLError } from 'yaml';

/** What is wrong with broken YAML, and where in the text: often before the place where the parser gave up. */
export interface Breakage {
  readonly offset: number;
  readonly sentence: string;
}

export function breakageOf(text: string, { code, message, pos: [offset] }: YAMLError): Breakage {
  const at = (sentence: string, where: number = offset): Breakage => ({ offset: where, sentence });
  const open = openBefore(text, offset);
  switch (code) {
    case 'MULTIPLE_DOCS':
      return at('a second document begins here, and a file holds one position');
    case 'TAB_AS_INDENT':
      return at('a tab indents this line; YAML wants spaces');
    case 'RESOURCE_EXHAUSTION':
      return at('it is nested too deeply');
    case 'BAD_INDENT':
      if (lineAround(text, offset).startsWith('\t')) return at('a tab indents this line; YAML wants spaces');
      if (open !== null) return at(unclosed(open.sign, text, open.offset), open.offset);
      break;
    case 'MISSING_CHAR':
      if (open !== null && message.includes('quote'))
        return at(unclosed(open.sign, text, open.offset), open.offset);
      if (message.includes('map values')) return at('a ":" with a space after it is missing behind the key');
      break;
    case 'UNEXPECTED_TOKEN':
      if (/^[\]}]/.test(text.slice(offset))) return at(`this "${text[offset]}" closes nothing`);
      if (text.startsWith('- ', offset))
        return at('a list with "- " begins on a line of its own, below its key');
      break;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return at(
        'the indentation does not fit the lines above, or a text with ": " in it needs quotes around it',
      );
    case 'MULTILINE_IMPLICIT_KEY':
      return at('a ":" with a space after it is missing behind the key');
    case 'BLOCK_IN_FLOW':
      return at('a comma is missing between two entries');
    case 'BAD_SCALAR_START':
      return at(`a text that begins with "${text[offset]}" needs quotes around it`);
    case 'TAG_RESOLVE_FAILED':
      return at('a word that begins with "!" needs quotes around it');
  }
  return at(`the YAML is broken: ${(message.split('\n', 1)[0] ?? message).replace(/[:.]$/, '')}`);
}

const NAMES: Readonly<Record<string, string>> = { '[': 'list', '{': 'record' };
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function unclosed(sign: string, text: string, offset: number): string {
  const closing = CLOSING[sign];
  if (closing === undefined) return `the quote ${sign} that begins here is never closed`;
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  const hint = / #/.test(line) ? '; what follows " #" is a comment, so a name with # needs quotes' : '';
  return `the ${NAMES[sign]} that begins here with "${sign}" lacks its "${closing}"${hint}`;
}

const lineAround = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

/** The bracket or quote that is still open before an offset, the innermost. */
function openBefore(text: string, end: number): { readonly sign: string; readonly offset: number } | null {
  const open: { sign: string; offset: number }[] = [];
  for (let at = 0; at < end; at++) {
    const sign = text.charAt(at);
    const within = open.at(-1)?.sign;
    if (within === '"' || within === "'") {
      const isEscaped = within === '"' ? sign === '\\' : text.startsWith("''", at);
      if (isEscaped) at++;
      else if (sign === within) open.pop();
      continue;
    }
    const begins = at === 0 || /[\s[{,:]/.test(text.charAt(at - 1));
    if (sign === '#' && (at === 0 || /\s/.test(text.charAt(at - 1)))) {
      const next = text.indexOf('\n', at);
      at = next < 0 ? end : next;
    } else if (sign === ']' || sign === '}') {
      if (within !== undefined && CLOSING[within] === sign) open.pop();
    } else if (begins ? '["{\''.includes(sign) : within !== undefined && '[{'.includes(sign)) {
      open.push({ sign, offset: at });
    }
  }
  return open.at(-1) ?? null;
}
