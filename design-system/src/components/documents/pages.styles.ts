import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';
import { markStyles } from './mark-text.ts';

const { color, shadow, space } = tokens;

/** Words over the light pages that third parties draw, whatever the theme. */
const marks = [
  `color-mix(in srgb, ${color.warning.fill} 35%, transparent)`,
  `color-mix(in srgb, ${color.danger.fill} 45%, transparent)`,
] as const;

/** How hits look in words that are drawn as words, and in words that lie unseen over a picture of them. */
export const wordMarks = markStyles(...marks, 'currentColor');
export const unseenWordMarks = markStyles(...marks, 'transparent');

/** Scrolls the pages, one below the other. */
export const PagesScroll = styled.section`
  position: relative;
  block-size: 100%;
  overflow: auto;
  background: ${color.surface.sunken};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** px around the pages; `useScale` leaves room for it. */
export const pagesRoom = 24;

export const PagesColumn = styled.div`
  display: grid;
  gap: ${space[4]};
  inline-size: max-content;
  min-inline-size: 100%;
  box-sizing: border-box;
  padding: ${space[4]} ${pagesRoom}px;
  justify-items: center;
`;

/** One page, of the size that is handed to it. */
export const PageFrame = styled.div`
  position: relative;
  inline-size: var(--page-width);
  block-size: var(--page-height);
  /* Paper is white in both themes. */
  background: #fff;
  box-shadow: ${shadow.raised};
`;
