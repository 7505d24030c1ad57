import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room inside an element, now and whenever it changes: what is drawn in it is laid out for it, and no text shrinks. */
export function useRoom<E extends Element>(): readonly [RefObject<E | null>, Room] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box === undefined) return;
      const next = { width: Math.round(box.width), height: Math.round(box.height) };
      setRoom((now) => (now.width === next.width && now.height === next.height ? now : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
