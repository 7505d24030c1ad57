import type { Frame } from '@concilio/tables';

/** What a viewer sees, as the contract of the game declares it: a frame is always of the game that its table is of. */
export const viewOf = <View extends object>({ view }: Pick<Frame, 'view'>): View => view as object as View;
