import { styled } from '../../../styling/index.ts';
import { unseenWordMarks } from '../pages.styles.ts';

export const PageCanvas = styled.canvas`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

/** Said on the white paper of a page that cannot be read, in both themes. */
export const DamagedPage = styled.p`
  margin: 0;
  padding: 48px;
  color: #333;
  text-align: center;
`;

/**
 * The words of a page, unseen above their picture, so that they are selected, found and read aloud. Names and rules
 * are those of the text layer of PDF.js, which sets the properties used here on each piece.
 */
export const PageWords = styled.div`
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));

  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-align: initial;
  letter-spacing: normal;
  transform-origin: 0 0;

  & :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }

  & > :not(.markedContent),
  & .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;

    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }

  & .markedContent {
    display: contents;
  }

  ${unseenWordMarks}
`;
