import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, space } = tokens;

export const CrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  color: ${color.text.secondary};
`;

export const CrumbItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  min-block-size: 28px;

  & > :is(a, span) {
    min-inline-size: 0;
  }

  & > [aria-current] {
    color: ${color.text.primary};
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${color.text.muted};
  }
`;
