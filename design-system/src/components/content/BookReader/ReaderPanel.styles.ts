import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const PanelRoot = styled.nav`
  flex: 0 0 min(260px, 45%);
  overflow-y: auto;
  padding: ${space[3]};
  background: ${color.surface.canvas};
  border-inline-end: 1px solid ${color.border.subtle};

  & > p {
    padding: ${space[2]};
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const PanelRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  & > button:first-of-type {
    display: flex;
    flex: 1;
    justify-content: space-between;
    gap: ${space[3]};
    min-inline-size: 0;
    min-block-size: 32px;
    padding: ${space[1]} ${space[2]};
    text-align: start;
    color: ${color.text.secondary};
    border-radius: ${radius.small};
    overflow-wrap: anywhere;
  }

  & > button:first-of-type:hover {
    background: ${color.surface.hover};
  }

  & > button[aria-current] {
    font-weight: ${font.weight.medium};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  & > button:first-of-type > span:first-of-type {
    min-inline-size: 0;
  }

  & > button:first-of-type > span:last-of-type {
    font-variant-numeric: tabular-nums;
  }
`;

export const NoteForm = styled.form`
  display: flex;
  flex: 1;
  gap: ${space[2]};
  align-items: center;
  min-inline-size: 0;
  padding-block: ${space[1]};
`;
