import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const HelperRows = styled.ul`
  display: grid;
  list-style: none;
`;

export const helperClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  min-inline-size: 0;

  & > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > strong {
    font-weight: ${font.weight.medium};
    font-variant-numeric: tabular-nums;
    color: ${color.gold.text};
  }
`;

export const HelpersMore = styled.div`
  display: grid;
  place-items: center;
  padding-block-start: ${space[2]};
`;
