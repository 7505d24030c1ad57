import type { Me } from '@concilio/tables';
import { create } from 'zustand';
import { api, type Reply } from './api.ts';

/** Who the server takes us for: not asked yet, nobody, somebody, or it did not answer. */
type Known =
  | { readonly is: 'asking' }
  | { readonly is: 'nobody' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'somebody'; readonly me: Me };

const store = create<{ known: Known }>(() => ({ known: { is: 'asking' } }));

export const useKnown = (): Known => store((state) => state.known);
export const useMe = (): Me | null => store(({ known }) => (known.is === 'somebody' ? known.me : null));

const set = (known: Known): void => store.setState({ known });

export function becomes(me: Me | null): void {
  set(me === null ? { is: 'nobody' } : { is: 'somebody', me });
}

/** Takes over what the server has said of us. */
function learn(reply: Reply<{ readonly me: Me | null }>): void {
  if (reply.is === 'ok') becomes(reply.value.me);
  else set({ is: reply.is === 'refused' ? 'nobody' : 'unreachable' });
}

export async function askWhoIAm(): Promise<void> {
  learn(await api.me());
}

/** Where somebody has to be known to go on: the dialog that asks for a name, and who waits for its answer. */
const asked = create<{ answer: ((me: Me | null) => void) | null }>(() => ({ answer: null }));

export const useNameAsked = (): ((me: Me | null) => void) | null => asked((state) => state.answer);

/** The one that we are; a stranger is asked for a name first. `null` if they would rather not. */
export async function introduced(): Promise<Me | null> {
  const { known } = store.getState();
  if (known.is === 'somebody') return known.me;
  // The server may have come back, or another tab may have introduced us.
  await askWhoIAm();
  const { known: now } = store.getState();
  if (now.is === 'somebody') return now.me;
  return new Promise((resolve) => {
    asked.setState({
      answer: (me) => {
        asked.setState({ answer: null });
        resolve(me);
      },
    });
  });
}
