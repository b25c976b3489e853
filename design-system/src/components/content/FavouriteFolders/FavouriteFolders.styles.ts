import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const FoldersRoot = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const FoldersHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};

  & > h2 {
    font-size: ${font.size.reading};
  }
`;

export const FolderRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-inline-end: ${space[1]};
  border-radius: ${radius.small};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    background: ${color.surface.hover};
  }

  &[data-selected] {
    background: ${color.brand.subtle};
  }
`;

export const FolderOpen = styled.button`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-inline-size: 0;
  min-block-size: 40px;
  padding-inline: ${space[2]};
  text-align: start;
  border-radius: ${radius.small};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text.secondary};
  }

  & > small {
    margin-inline-start: auto;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;

export const FolderWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[2]};
`;

export const FolderQuestion = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const FolderForm = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const FolderFormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
`;
