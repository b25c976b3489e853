import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ComposerRoot = styled.form`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[6]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  @media (max-width: 640px) {
    padding: ${space[4]};
  }
`;

export const ComposerFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]} ${space[3]};

  & > p {
    flex: 1 1 200px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > p:empty {
    flex-basis: 0;
  }

  & > p[data-tone='danger'] {
    color: ${color.danger.text};
  }
`;

export const ComposerReward = styled.p`
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.caption};
  color: ${color.gold.text};
  background: ${color.gold.subtle};
  border-radius: ${radius.small};
`;
