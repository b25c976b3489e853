import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const BannerRoot = styled.div`
  --ink: ${color.info.text};
  --ground: ${color.info.subtle};
  --edge: ${color.info.border};

  display: flex;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};
  color: ${color.text.primary};
  background: var(--ground);
  border: 1px solid var(--edge);
  border-radius: ${radius.medium};

  &[data-tone='success'] {
    --ink: ${color.success.text};
    --ground: ${color.success.subtle};
    --edge: ${color.success.border};
  }

  &[data-tone='warning'] {
    --ink: ${color.warning.text};
    --ground: ${color.warning.subtle};
    --edge: ${color.warning.border};
  }

  &[data-tone='danger'] {
    --ink: ${color.danger.text};
    --ground: ${color.danger.subtle};
    --edge: ${color.danger.border};
  }

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 1lh;
    color: var(--ink);
  }
`;

export const BannerWords = styled.div`
  flex: 1;
  min-inline-size: 0;

  & > strong {
    display: block;
    font-weight: ${font.weight.semibold};
  }
`;

export const BannerAside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
`;
