import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogBody } from './Dialog.styles.ts';

/** The content of a dialog; while it is taller than its room it takes the focus, so that arrows scroll it. */
export function ScrollingBody({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    if (!body.current || !content.current) return undefined;
    const room = body.current;
    const measure = () => setScrolls(room.scrollHeight > room.clientHeight);
    // At once, so that a keyboard never finds it without, and again when the room or what stands in it changes.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <DialogBody ref={body} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}>
      <div ref={content}>{children}</div>
    </DialogBody>
  );
}
