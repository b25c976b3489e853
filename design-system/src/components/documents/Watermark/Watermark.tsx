import { useId } from 'react';
import { WatermarkRoot, WatermarkText } from './Watermark.styles.ts';

export interface WatermarkProps {
  /** Who reads: nickname and jwcode. */
  text: string;
}

/** Rows are so far apart, px. */
const rowGap = 120;
/** Width of a character of the mark at most, and the gap between two marks, px. */
const [characterWidth, gap] = [15, 72];

/**
 * Says all over a document who looks at it (S26). It lies above the pages and takes no pointer, so that what is below
 * can be read, selected and pressed.
 */
export function Watermark({ text }: WatermarkProps) {
  const id = useId();
  const width = Array.from(text).length * characterWidth + gap;
  return (
    <WatermarkRoot aria-hidden="true" data-watermark>
      <defs>
        <pattern
          id={id}
          width={width}
          height={rowGap * 2}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-20)"
        >
          <WatermarkText x={0} y={rowGap / 2}>
            {text}
          </WatermarkText>
          <WatermarkText x={width / 3} y={rowGap * 1.5}>
            {text}
          </WatermarkText>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </WatermarkRoot>
  );
}
