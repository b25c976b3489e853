import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const HandlingRoot = styled.section`
  display: grid;
  gap: ${space[3]};

  & > h3 {
    font-size: ${font.size.reading};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

export const ActionForm = styled.form`
  display: grid;
  gap: ${space[4]};
`;
