import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const ExitWords = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const Losses = styled.dl`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.danger.subtle};
  border: 1px solid ${color.danger.border};
  border-radius: ${radius.medium};

  & > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    column-gap: ${space[3]};
  }

  & dt {
    grid-row: span 9;
    color: ${color.danger.text};
  }

  & dd {
    grid-column: 2;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
