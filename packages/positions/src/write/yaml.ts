import type { JsonRecord } from '@concilio/kernel';
import { Document, isScalar, isSeq, visit, type YAMLMap, type YAMLSeq } from 'yaml';

const WIDTH = 100;

/** Plain data as YAML for people: what fits on a line stands on one line, and long texts keep their lines. */
export function toYaml(value: JsonRecord): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_key, node, path) {
      if (path.length > 1) node.flow = fitsOnALine(node);
    },
    Scalar(_key, node) {
      if (isLong(node)) node.type = 'BLOCK_LITERAL';
    },
  });
  return document.toString({ lineWidth: WIDTH });
}

const isLong = (node: unknown): boolean =>
  isScalar(node) && typeof node.value === 'string' && node.value.includes('\n');

/** Lists of names are on one line as long as YAML itself does not break them. */
function fitsOnALine(node: YAMLMap | YAMLSeq): boolean {
  if (isSeq(node) && node.items.every(isScalar)) return !node.items.some(isLong);
  const text = JSON.stringify(node.toJSON());
  return text.length < WIDTH && !text.includes('\\n');
}
