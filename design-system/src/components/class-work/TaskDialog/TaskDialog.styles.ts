import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const TaskBody = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const TaskFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
`;
