import type { OptionField } from '../../../features/newTable/options.ts';

/** A campaign goes through the scenarios in their order, and is of one kind or the other. */
export function offeredToCampaigns(field: OptionField): OptionField | null {
  const [name] = field.path;
  if (name === 'scenario') return null;
  return name === 'campaign' && field.kind === 'choice'
    ? { ...field, values: field.values.filter((kind) => kind !== 'none') }
    : field;
}
