import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, control, font, space } = tokens;

export const HeadRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: ${control.large};
  min-inline-size: 0;
`;

export const HeadWords = styled.div`
  flex: 1 1 280px;
  min-inline-size: 0;

  & > p {
    font-size: ${font.size.caption};
    line-height: ${font.line.ui};
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }
`;

export const HeadTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > h1 {
    min-inline-size: 0;
    font-size: ${font.size.title};
    line-height: ${font.line.ui};
    overflow-wrap: anywhere;
  }
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;
