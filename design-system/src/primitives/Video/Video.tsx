import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

/** Those of a `<video>`; `aria-label` names what it shows. */
export type VideoProps = ComponentProps<'video'>;

/**
 * A video that ends its request once it has left the page. Browsers keep the request of a removed one until its memory
 * is collected, and over HTTP/1.1 six open requests hold up everything else that a page asks for.
 */
export function Video({ ref, ...videoProps }: VideoProps) {
  const own = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLVideoElement);
  useLayoutEffect(() => {
    const video = own.current;
    // The element leaves the page after this: React may also take the effect back alone, and set it again.
    return () => queueMicrotask(() => video?.isConnected === false && endRequest(video));
  }, []);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what members record and send has no captions
  return <video {...videoProps} ref={own} />;
}

function endRequest(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}
