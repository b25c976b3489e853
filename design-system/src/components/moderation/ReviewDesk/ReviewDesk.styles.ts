import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, shadow, space, z } = tokens;

export const QueueBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[4]};
`;

/** How many wait, behind the name of a tab. */
export const QueueCount = styled.span`
  margin-inline-start: ${space[1]};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
`;

export const QueueKeys = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.muted};
`;

export const QueueRows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const QueueRow = styled.li`
  border-radius: ${radius.medium};
  scroll-margin-block: ${space[6]};

  &[data-chosen] {
    outline: 2px solid ${color.brand.border};
    outline-offset: 2px;
  }
`;

/** Verdicts that can be taken back stay in sight, whichever part of the queue one reads. */
export const HeldRows = styled.ul`
  position: sticky;
  inset-block-end: ${space[4]};
  z-index: ${z.sticky};
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding: ${space[2]} ${space[4]};
    overflow-wrap: anywhere;
    background: ${color.surface.default};
    border: 1px solid ${color.border.default};
    border-radius: ${radius.medium};
    box-shadow: ${shadow.floating};
  }
`;
