import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ReviewRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
  color: ${color.text.primary};
  background: ${color.warning.subtle};
  border-radius: ${radius.small};

  &[data-kind='rejected'] {
    background: ${color.danger.subtle};
  }

  & > p {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    margin-inline-end: ${space[2]};
    font-weight: ${font.weight.semibold};
    color: ${color.warning.text};
  }

  &[data-kind='rejected'] strong {
    color: ${color.danger.text};
  }
`;
