import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const MessageRoot = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  min-block-size: 60vh;
  padding: ${space[6]};
  text-align: center;

  & > svg {
    max-inline-size: 100%;
    block-size: auto;
    margin-block-end: ${space[4]};
  }

  & > h1 {
    margin: 0;
    font-size: ${font.size.heading};
    line-height: ${font.line.tight};
    color: ${color.text.primary};
  }

  & > p {
    margin: 0;
    max-inline-size: 48ch;
    color: ${color.text.secondary};
    text-wrap: balance;
  }
`;

export const MessageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;
