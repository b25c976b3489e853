import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { font, space } = tokens;

export const RadioSet = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space[1]};
    font-size: ${font.size.ui};
    font-weight: ${font.weight.medium};
    line-height: ${font.line.tight};
  }
`;

export const RadioList = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  &[data-direction='row'] {
    flex-flow: row wrap;
    column-gap: ${space[6]};
  }
`;
