import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const CheckoutRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  color: ${color.text.primary};
`;

export const CheckoutLines = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space[3]};
    align-items: baseline;
    overflow-wrap: anywhere;
  }

  & > li > span {
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }

  & > li > strong {
    font-weight: ${font.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
