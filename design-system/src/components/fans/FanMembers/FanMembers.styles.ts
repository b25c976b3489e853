import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FanRows = styled.ol`
  list-style: none;
`;

export const fanRowClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 56px;
  padding: ${space[2]};
  border-radius: ${radius.medium};

  &[data-me] {
    background: ${color.brand.subtle};
  }

  & > div {
    display: grid;
    flex: 1;
    gap: 2px;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }
`;

export const fanPlaceClass = staticClass`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 32px;
  block-size: 24px;
  padding-inline: ${space[1]};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
  border-radius: ${radius.small};

  &[data-top] {
    color: ${color.gold.text};
    background: ${color.gold.subtle};
  }

  &[data-top='1'] {
    color: ${color.gold.onFill};
    background: ${color.gold.fill};
  }
`;

export const FanRowsFoot = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${space[3]};

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const FanRowsWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
`;
