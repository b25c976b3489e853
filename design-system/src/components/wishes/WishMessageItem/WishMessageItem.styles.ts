import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ItemRoot = styled.article`
  display: flex;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const ItemMark = styled.div`
  position: relative;
  flex: none;

  & > span:not([class]) {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
    border-radius: ${radius.round};
  }

  & svg {
    inline-size: 20px;
    block-size: 20px;
  }

  [data-unread] > &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 10px;
    block-size: 10px;
    background: ${color.live.fill};
    border: 2px solid ${color.surface.default};
    border-radius: ${radius.round};
  }
`;

export const ItemWords = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-unread] > & > p:first-of-type {
    font-weight: ${font.weight.semibold};
  }

  & > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }
`;

export const ItemQuote = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.text.secondary};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
