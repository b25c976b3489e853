import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const CoverRoot = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  min-block-size: 70vh;
  padding: ${space[6]};
  text-align: center;

  & > h1 {
    font-size: ${font.size.heading};
    overflow-wrap: anywhere;
  }

  & > p {
    max-inline-size: 48ch;
    color: ${color.text.secondary};
    text-wrap: balance;
  }
`;

export const CoverActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;
