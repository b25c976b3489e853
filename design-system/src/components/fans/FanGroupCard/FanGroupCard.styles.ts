import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const GroupRoot = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const GroupWords = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > h4 {
    font-size: ${font.size.reading};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.muted};
  }

  & > progress {
    block-size: 4px;
  }
`;

export const GroupReason = styled.small`
  font-size: ${font.size.caption};
  color: ${color.warning.text};
`;

export const GroupActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
