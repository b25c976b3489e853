import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ChannelRoot = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const ChannelWords = styled.div`
  flex: 1 1 140px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > :is(h2, h3) {
    font-size: ${font.size.reading};
  }

  & > h1 {
    font-size: ${font.size.title};
  }

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const ChannelActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
