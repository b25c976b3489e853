import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ChatsRoot = styled.nav`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.surface.default};

  & > ul {
    padding: ${space[1]} ${space[2]};
  }

  & > ul > li {
    position: relative;
    list-style: none;
  }
`;

/** Stays over the rows while they scroll. */
export const ChatsSearch = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  padding: ${space[2]} ${space[2]} ${space[1]};
  background: ${color.surface.default};
`;

/** At the end of a row, in the place of its time while the row is pointed at or its menu has the focus. */
export const ChatMenu = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: ${space[1]};
  background: ${color.surface.default};
  border-radius: ${radius.medium};
  opacity: 0;

  li:hover > &,
  &:focus-within,
  &:has([aria-expanded='true']) {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`;

export const ChatsWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
`;

/** A class made once: a member may have many conversations. */
export const chatClass = staticClass`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[2]};
  inline-size: 100%;
  padding: ${space[2]};
  line-height: ${font.line.tight};
  text-align: start;
  border-radius: ${radius.medium};

  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { outline-offset: -2px; }

  &[data-pinned] { background: ${color.surface.canvas}; }
  &[aria-current] { background: ${color.brand.subtle}; }

  & > :first-of-type { grid-row: span 2; }
`;

export const chatNameClass = staticClass`
  display: block;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: ${font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const chatTimeClass = staticClass`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};

  & > svg { inline-size: 12px; block-size: 12px; }
`;

/** The preview has all the room the number beside it leaves; the time above does not narrow it. */
export const chatLineClass = staticClass`
  grid-column: 2 / -1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const chatPreviewClass = staticClass`
  flex: 1;
  display: block;
  min-inline-size: 0;
  min-block-size: 20px;
  overflow: hidden;
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.text.secondary};

  & > b {
    margin-inline-end: ${space[1]};
    font-weight: ${font.weight.medium};
    color: ${color.link.rest};
  }
`;

export const chatEndClass = staticClass`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: end;
  gap: ${space[1]};
  color: ${color.text.secondary};

  &:empty { display: none; }
  & > svg { inline-size: 14px; block-size: 14px; }
`;
