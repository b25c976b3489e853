import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const TickRoot = styled.div`
  display: grid;
  gap: ${space[1]};

  & small {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    white-space: nowrap;
  }
`;

export const TickError = styled.p`
  display: flex;
  gap: ${space[1]};
  align-items: start;
  font-size: ${font.size.caption};
  color: ${color.danger.text};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: calc((1lh - 14px) / 2);
  }
`;
