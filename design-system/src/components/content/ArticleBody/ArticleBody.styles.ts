import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ArticleRoot = styled.article`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
  padding: ${space[8]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};

  @media (max-width: 640px) {
    padding: ${space[4]};
  }
`;

export const ArticleHead = styled.header`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;

  & > h1 {
    font-size: ${font.size.heading};
    text-wrap: pretty;
  }
`;

export const ArticleTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`;

/** The first paragraphs of what is not open to me, fading out. */
export const ArticlePreview = styled.div`
  max-block-size: 220px;
  overflow: hidden;
  mask-image: linear-gradient(${color.text.primary} 40%, transparent);
`;

export const ArticleLock = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  text-align: center;
  color: ${color.gold.text};
  background: ${color.gold.subtle};
  border: 1px solid ${color.gold.border};
  border-radius: ${radius.medium};

  & > svg {
    inline-size: 24px;
    block-size: 24px;
  }

  & > h2 {
    font-size: ${font.size.reading};
  }
`;

export const ArticleRisk = styled.p`
  padding-block-start: ${space[4]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  border-block-start: 1px solid ${color.border.subtle};
`;

export const ArticleFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

export const ArticleWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
`;
