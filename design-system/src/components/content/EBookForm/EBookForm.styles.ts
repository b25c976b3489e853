import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const BookFormRoot = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const BookFormSet = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${space[2]};
    font-weight: ${font.weight.medium};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  & > p[role='alert'] {
    color: ${color.danger.text};
  }
`;
