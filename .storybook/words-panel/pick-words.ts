import { addons } from 'storybook/preview-api';
import { type PickedWords, pickWords, storiesReady, wordsPicked } from './events.ts';
import type { SpokenWords } from './spoken-words.ts';
import { versionsOf } from './versions.ts';

/** Elements above the clicked one in which its sentence may stand. */
const levels = 5;
/** A longer text is a whole page, not a sentence. */
const longest = 600;
/** Texts of an element that are not written in it. */
const spokenAttributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];
/** What a press is made of: nothing of it reaches the story. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/**
 * Answers the panel "Words" (X01). While it is on, a press on a text tells its keys and presses nothing; while it is off,
 * no listener is there.
 * @returns stops answering
 */
export function answerWordsPanel(spoken: SpokenWords): () => void {
  const channel = addons.getChannel();

  const tell = async (event: PointerEvent): Promise<void> => {
    const texts = textsAt(event);
    const keys = await Promise.all(
      spoken.keysOf(texts).map(async (key) => ({ key, versions: await versionsOf(key) })),
    );
    channel.emit(wordsPicked, {
      text: texts.find((text) => text.trim() !== '') ?? '',
      keys,
    } satisfies PickedWords);
  };
  const hold = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A disabled button hears no click, and a pointer all the same.
    if (event.type === 'pointerdown') void tell(event as PointerEvent);
  };

  const turn = (isOn: boolean): void => {
    for (const press of presses) {
      if (isOn) window.addEventListener(press, hold, { capture: true });
      else window.removeEventListener(press, hold, { capture: true });
    }
    document.documentElement.style.cursor = isOn ? 'help' : '';
  };
  channel.on(pickWords, turn);
  channel.emit(storiesReady);
  return () => {
    channel.off(pickWords, turn);
    turn(false);
  };
}

/** What stands under the pointer: its own text, then its element's, then those of the elements around it. */
function textsAt({ clientX, clientY, target }: PointerEvent): string[] {
  const texts = [document.caretPositionFromPoint(clientX, clientY)?.offsetNode]
    .filter((node) => node instanceof Text)
    .map(({ data }) => data);
  for (
    let element = target instanceof Element ? target : null, level = 0;
    element && level < levels;
    element = element.parentElement, level += 1
  ) {
    const text = element.textContent;
    if (text.length <= longest) texts.push(text);
    texts.push(...spokenAttributes.flatMap((attribute) => element?.getAttribute(attribute) ?? []));
  }
  return texts;
}
