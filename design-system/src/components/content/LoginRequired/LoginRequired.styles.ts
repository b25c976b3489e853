import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const LoginLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px dashed ${color.border.default};
  border-radius: ${radius.medium};

  & > p {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
`;
