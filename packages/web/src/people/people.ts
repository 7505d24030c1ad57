import { useEffect } from 'react';
import { create } from 'zustand';
import { useMe } from '../net/me.ts';
import { api, type Reply } from '../net/api.ts';

/** Somebody as a list of names needs them: the id is opaque. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

interface Known {
  /** Whose list it is: whoever logs in has one of their own. */
  readonly of: string | null;
  readonly blocked: readonly Person[];
  /** For one table and for as long as the page is open. */
  readonly muted: readonly string[];
}

const store = create<Known>(() => ({ of: null, blocked: [], muted: [] }));

/** Those whom I have blocked, the last one first. */
export function useBlocked(): readonly Person[] {
  const { of, blocked } = store();
  const me = useMe()?.id ?? null;
  useEffect(() => {
    if (me === store.getState().of) return;
    store.setState({ of: me, blocked: [] });
    if (me !== null) void ask(me);
  }, [me]);
  return of === me ? blocked : [];
}

async function ask(me: string): Promise<void> {
  const reply = await api.blocked();
  if (store.getState().of !== me) return;
  // Without an answer the next page asks again.
  store.setState(reply.is === 'ok' ? { blocked: reply.value.players } : { of: null });
}

export async function block(person: Person): Promise<Reply<unknown>> {
  const reply = await api.block(person.id);
  if (reply.is === 'ok') store.setState({ blocked: [person, ...without(person)] });
  return reply;
}

export async function unblock(person: Person): Promise<Reply<unknown>> {
  const reply = await api.unblock(person.id);
  if (reply.is === 'ok') store.setState({ blocked: without(person) });
  return reply;
}

const without = ({ id }: Person): readonly Person[] =>
  store.getState().blocked.filter((other) => other.id !== id);

/** Whose lines are not shown at this table, by their names. */
export function useMuted(table: string): {
  readonly isMuted: (name: string) => boolean;
  readonly toggle: (name: string) => void;
} {
  const { muted } = store();
  const key = (name: string) => `${table} ${name}`;
  return {
    isMuted: (name) => muted.includes(key(name)),
    toggle: (name) =>
      store.setState({
        muted: muted.includes(key(name))
          ? muted.filter((other) => other !== key(name))
          : [...muted, key(name)],
      }),
  };
}
