import { fillIn } from '../fill-in.ts';
import { moreOf } from './compose-chats.ts';
import type { Composing, Content } from './composing.ts';
import { labelledName, mostNamed, personLine } from './people.ts';

/** Tells whom the member pleases, and with whom it is mutual. */
export function composeLikes(composing: Composing): Content | null {
  const { mailing, member, text, url } = composing;
  const likers = member.likers.filter(({ id }) => mailing.subjects.includes(String(id)));
  const [only, ...others] = likers;
  if (!only) return null;
  const words = text.like;
  const path = (id: number) => `/likes/m/${id}`;
  return {
    subject: others.length
      ? fillIn(words.many, { count: likers.length })
      : fillIn(only.mutual ? words.match : words.one, { name: labelledName(only, composing) }),
    paragraphs: [words.text],
    people: likers.slice(0, mostNamed).map((liker) => {
      const person = personLine(liker, path(liker.id), composing);
      return liker.mutual ? { ...person, line: `${person.line} · ${words.mutual}` } : person;
    }),
    button: others.length
      ? { label: words.all, href: url('/likes') }
      : { label: words.button, href: url(path(only.id)) },
    notes: moreOf(composing, likers),
  };
}
