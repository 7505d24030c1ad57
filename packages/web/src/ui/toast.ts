import { create } from 'zustand';

interface Toast {
  readonly number: number;
  readonly text: string;
}

const store = create<{ toast: Toast | null }>(() => ({ toast: null }));

export const useToast = (): Toast | null => store((state) => state.toast);

/** Says something in passing, that nobody has to answer. */
export function toast(text: string): void {
  const number = (store.getState().toast?.number ?? 0) + 1;
  store.setState({ toast: { number, text } });
  setTimeout(() => {
    if (store.getState().toast?.number === number) store.setState({ toast: null });
  }, 5000);
}
