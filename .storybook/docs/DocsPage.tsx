import './docs-page.css';
import {
  AnchorMdx,
  Canvas,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense, use } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { DocsAdvice, ComponentDocs } from '../../design-system/src/foundations/component-docs.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';
import { pageOfToken } from './token-pages.ts';

/** The page of a component: what it is, when to use it, how it is built, what it says, then its props and stories. */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const isAlone = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Suspense fallback={null}>
        <Guidance sources={sourcesOf(file)} />
      </Suspense>
      <Controls />
      {!isAlone && <Stories />}
    </>
  );
}

/** Of the component itself, in contrast to something that is passed in its props. */
const isProp = ({ of }: { of: string }): boolean => of.endsWith('Props');

function Guidance({ sources }: { sources: Promise<PageSources> }) {
  const { docs, facts } = use(sources);
  return (
    <div className="gb-docs">
      {docs && <Advised docs={docs} />}
      {[...facts.unions.filter(isProp), ...facts.unions.filter((union) => !isProp(union))].map(
        ({ of, prop, type, members }) => (
          <Part key={`${of} ${prop}`} title={`${isProp({ of }) ? '' : `${of}.`}${prop}: one of`}>
            {type !== '' && <p>{type}</p>}
            <ol className="gb-docs-members">
              {members.map(({ text, note }) => (
                <li key={text}>
                  <pre>{text}</pre>
                  {note !== '' && (
                    <p>
                      <Sentence text={note} />
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </Part>
        ),
      )}
      <Part title="Words it speaks">
        {facts.words.length > 0 ? <Codes codes={facts.words} /> : <p>None: its words come in as props.</p>}
      </Part>
      {facts.parts.length > 0 && (
        <Part title="Built from">
          <Codes codes={facts.parts} />
        </Part>
      )}
      <Part title="Tokens">
        {facts.tokens.length > 0 ? (
          <Codes codes={facts.tokens} hrefOf={pageOfToken} />
        ) : (
          <p>None of its own: it is styled by its parts.</p>
        )}
      </Part>
    </div>
  );
}

function Advised({ docs }: { docs: ComponentDocs }) {
  return (
    <>
      <div className="gb-docs-pair">
        <Part title="When to use">
          <Points points={docs.when} />
        </Part>
        <Part title="When not">
          <Points points={docs.whenNot} />
        </Part>
      </div>
      <Part title="Anatomy">
        <ol>
          {docs.anatomy.map((part) => (
            <li key={part}>
              <Sentence text={part} />
            </li>
          ))}
        </ol>
      </Part>
      <div className="gb-docs-pair">
        <Part title="Do" tone="do">
          <AdviceList advice={docs.do} />
        </Part>
        <Part title="Do not" tone="dont">
          <Points points={docs.dont} />
        </Part>
      </div>
      <Part title="Keyboard">
        {docs.keyboard.length === 0 ? (
          <p>None: it takes no focus.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {docs.keyboard.map(({ key, does }) => (
                <tr key={key}>
                  <td>
                    <kbd>{key}</kbd>
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Part>
    </>
  );
}

function Part({ title, tone, children }: { title: string; tone?: 'do' | 'dont'; children: ReactNode }) {
  return (
    <section data-tone={tone}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What stands between backticks is code. */
const Sentence = ({ text }: { text: string }) =>
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text do not move
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

const Points = ({ points }: { points: readonly string[] }) => (
  <ul>
    {points.map((point) => (
      <li key={point}>
        <Sentence text={point} />
      </li>
    ))}
  </ul>
);

/** Each with the story that shows it, where there is one. */
function AdviceList({ advice }: { advice: readonly DocsAdvice[] }) {
  const { csfFile } = useOf('meta', ['meta']);
  const shown = ({ story }: DocsAdvice) =>
    story === undefined ? undefined : csfFile.stories[toId(csfFile.meta.id, storyNameFromExport(story))];
  return (
    <ul>
      {advice.map((one) => {
        const story = shown(one);
        return (
          <li key={one.say}>
            <Sentence text={one.say} />
            {story && <Canvas of={story.moduleExport} sourceState="none" />}
          </li>
        );
      })}
    </ul>
  );
}

const Codes = ({
  codes,
  hrefOf,
}: {
  codes: readonly string[];
  hrefOf?: (code: string) => string | undefined;
}) => (
  <ul className="gb-docs-codes">
    {codes
      .map((code) => ({ code, href: hrefOf?.(code) }))
      .map(({ code, href }) => (
        <li key={code}>
          {href === undefined ? (
            <code>{code}</code>
          ) : (
            <AnchorMdx href={href} target="_self">
              <code>{code}</code>
            </AnchorMdx>
          )}
        </li>
      ))}
  </ul>
);
