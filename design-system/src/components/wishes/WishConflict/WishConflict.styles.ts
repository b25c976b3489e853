import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const ConflictRoot = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const ConflictAnswer = styled.blockquote`
  margin: 0;
  padding: ${space[2]} ${space[3]};
  white-space: pre-line;
  overflow-wrap: anywhere;
  background: ${color.surface.canvas};
  border-radius: ${radius.medium};
`;
