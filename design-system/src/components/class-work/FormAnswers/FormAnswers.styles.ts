import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const AnswerList = styled.ol`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;
`;

export const ChoiceSet = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  & > legend {
    margin-block-end: ${space[2]};
    font-weight: ${font.weight.medium};
  }
`;

export const AnswerError = styled.p`
  font-size: ${font.size.caption};
  color: ${color.danger.text};
`;
