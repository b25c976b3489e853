import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../styling/index.ts';

const { color, font, space } = tokens;

export const ListScroll = styled.section`
  block-size: 100%;
  min-block-size: 0;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const ListRows = styled.ul`
  position: relative;
  inline-size: 100%;
  block-size: var(--total);
`;

export const rowClass = staticClass`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flow-root;
  transform: translateY(var(--start));
`;

export const ListFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  padding: ${space[2]} ${space[4]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;
