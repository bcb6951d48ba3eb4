import Link from 'next/link';
import cards from '../cards.json';

/** The cards of our members page with the same contents: photo, name, age, town, label. */
export function Grid() {
  return (
    <main>
      <h1>Members</h1>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Link href={`/members/${card.id}`} prefetch={false}>
              {card.main_image && (
                <img
                  src={card.main_image.match}
                  srcSet={`${card.main_image.thumb_filename} 240w, ${card.main_image.match} 480w`}
                  sizes="(min-width: 992px) 25vw, 50vw"
                  width={card.main_image.width}
                  height={card.main_image.height}
                  alt=""
                  loading="lazy"
                />
              )}
              <h2>
                {card.name}, {card.age}
              </h2>
              <p>{card.city}</p>
              {card.fictional_icon && <span>Fictional</span>}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
