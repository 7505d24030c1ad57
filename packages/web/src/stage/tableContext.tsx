import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { TableProps } from '../table/contract.ts';

/** What a table has been given last. It can be read at any time, and tells when it has changed. */
type Held<Shared> = Pick<StoreApi<Shared>, 'getState' | 'getInitialState' | 'subscribe'>;

/** What whatever lies on a table may ask, whichever game it is. */
interface Staged {
  readonly props: TableProps<object>;
}

const StageContext = createContext<Held<Staged> | null>(null);

function useStage(): Held<Staged> {
  const stage = use(StageContext);
  if (stage === null) throw new Error('This part belongs on the stage of a table.');
  return stage;
}

/** The table as it is when somebody presses something: to look at it draws nothing anew. */
export function usePropsNow(): () => TableProps<object> {
  const stage = useStage();
  return () => stage.getState().props;
}

/** A part of what the table was given. Whoever asks for it is drawn anew when it has changed, and only then. */
export const useProps = <Part,>(select: (props: TableProps<object>) => Part): Part =>
  useStore(
    useStage(),
    useShallow(({ props }) => select(props)),
  );

/**
 * The stage of a game's table, and how its parts read what they share. The parts are drawn once: each asks for what it
 * shows, and is drawn anew when that has changed, so that a beat draws what it changes, and a line of the log that is
 * pointed at what it lights.
 */
export function tableContext<View extends object, Shared extends { readonly props: TableProps<View> }>(
  useShared: (props: TableProps<View>) => Shared,
) {
  const Context = createContext<Held<Shared> | null>(null);

  function Stage({ children, ...props }: TableProps<View> & { readonly children: ReactNode }) {
    const shared = useShared(props);
    const [store] = useState(() => createStore<Shared>(() => shared));
    useLayoutEffect(() => store.setState(shared, true));
    return (
      <StageContext value={store}>
        <Context value={store}>{children}</Context>
      </StageContext>
    );
  }

  function useHeld(): Held<Shared> {
    const held = use(Context);
    if (held === null) throw new Error('This part belongs inside the table of its game.');
    return held;
  }

  /** Some of what the parts share, by name. */
  function useTable<Name extends keyof Shared>(...names: readonly Name[]): Pick<Shared, Name> {
    // What is picked by these names has these names, which the library's type does not know.
    const pick = (shared: Shared) =>
      Object.fromEntries(names.map((name) => [name, shared[name]])) as Pick<Shared, Name>;
    return useStore(useHeld(), useShallow(pick));
  }

  /** A part of the view. What is read may be a record of several things: it has changed when one of them has. */
  const useView = <Part,>(read: (view: View) => Part): Part =>
    useStore(
      useHeld(),
      useShallow(({ props }) => read(props.view)),
    );

  return { Stage, useTable, useView };
}
