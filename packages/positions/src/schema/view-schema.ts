import { type Fields, type Json, type JsonRecord, type KindNode, schema, view } from '@concilio/kernel';

/** A view as JSON Schema, for those who write paths into it. Kinds that hold themselves stand once, under `$defs`. */
export function viewSchema(kind: KindNode): JsonRecord {
  const names = new Map<KindNode, string>();
  const defs: Record<string, Json> = {};
  const described = (node: KindNode, form: JsonRecord): JsonRecord =>
    node.text === '' ? form : { ...form, description: node.text };
  const orNull = (form: JsonRecord): JsonRecord => ({ anyOf: [form, { type: 'null' }] });

  function named(node: KindNode): JsonRecord {
    const known = names.get(node);
    const name = known ?? `kind${names.size + 1}`;
    if (known === undefined) {
      names.set(node, name);
      defs[name] = formOf(node);
    }
    return { $ref: `#/$defs/${name}` };
  }

  function recordOf(node: KindNode, fields: Fields): JsonRecord {
    const required = Object.entries(fields).flatMap(([key, { is }]) => (is === 'optional' ? [] : [key]));
    return described(node, {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, below]) => [key, formOf(below)])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    });
  }

  function formOf(node: KindNode): JsonRecord {
    switch (node.is) {
      case 'flag':
      case 'turned':
      case 'face down':
        return described(node, { type: 'boolean' });
      case 'counter':
      case 'tokens':
      case 'stat':
      case 'coordinate':
      case 'seat':
        return described(node, { type: 'integer' });
      case 'track':
        return described(node, { type: 'integer', minimum: node.min, maximum: node.max });
      case 'back':
      case 'one of':
      case 'phase':
        return described(node, { enum: node.values });
      case 'maybe':
        return orNull(formOf(node.of));
      case 'optional':
        return formOf(node.of);
      case 'by thing':
        return described(node, { type: 'object', additionalProperties: formOf(node.of) });
      case 'zone':
        return described(node, {
          type: 'array',
          items: typeof node.of === 'function' ? named(node.of()) : formOf(node.of),
        });
      default: {
        const items = view.itemsOf(node);
        if (items !== null) return described(node, { type: 'array', items: formOf(items) });
        const fields = view.fieldsOf(node);
        return fields === null ? described(node, { type: 'string' }) : recordOf(node, fields);
      }
    }
  }

  const whole = formOf(kind);
  return names.size === 0 ? whole : { ...whole, $defs: defs };
}

/** What a value of this kind is, for messages. */
export function expects(kind: KindNode): string {
  if (view.itemsOf(kind) !== null) return 'a list';
  if (view.fieldsOf(kind) !== null || kind.is === 'by thing') return 'a name or a record';
  return schema.expects(asSchema(kind));
}

function asSchema(kind: KindNode): Parameters<typeof schema.expects>[0] {
  switch (kind.is) {
    case 'flag':
    case 'turned':
    case 'face down':
      return { is: 'flag' };
    case 'counter':
    case 'tokens':
    case 'stat':
    case 'coordinate':
    case 'seat':
      return { is: 'integer' };
    case 'track':
      return { is: 'integer', min: kind.min, max: kind.max };
    case 'back':
    case 'one of':
    case 'phase':
      return { is: 'one of', values: kind.values };
    case 'maybe':
    case 'optional':
      return asSchema(kind.of);
    default:
      return { is: 'text' };
  }
}
