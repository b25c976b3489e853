import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const NoteRoot = styled.article`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const NoteHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};

  & > h3 {
    min-inline-size: 0;
    font-size: ${font.size.reading};
    overflow-wrap: anywhere;
  }
`;

export const NoteText = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${color.text.secondary};
`;

export const NoteFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: 24px;
    overflow-wrap: anywhere;
  }

  & > a > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;
