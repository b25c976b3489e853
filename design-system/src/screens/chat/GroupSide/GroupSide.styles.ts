import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, shadow, space } = tokens;

export const SideRoot = styled.aside`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border-inline-start: ${borderWidth.hairline} solid ${color.border.subtle};

  & > header {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[3]};
    border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};
  }

  & > header > :first-child {
    flex: 1;
    min-inline-size: 0;
  }

  & > [data-panel] {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }

  /* Over the talk, which would be too narrow beside it. */
  @media (max-width: 1080px) {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(320px, 100%);
    box-shadow: ${shadow.floating};
  }
`;
