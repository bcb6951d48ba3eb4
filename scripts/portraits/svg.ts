/** A filled shape; `more` takes further attributes. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A round-capped line. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

export function group(content: string, more: string): string {
  return `<g ${more}>${content}</g>`;
}

/** The content and its mirror image about x = 0. */
export function both(content: string): string {
  return content + group(content, 'transform="scale(-1 1)"');
}

/** Shows the content only inside the shape; `id` must be unique within one picture. */
export function clipped(content: string, d: string, id: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(content, `clip-path="url(#${id})"`)}`;
}

/** A circle as path data, for shapes that are made of many. */
export function circle(x: number, y: number, r: number): string {
  const left = round(x - r);
  return `M${left},${round(y)} a${r},${r} 0 1,1 ${2 * r},0 a${r},${r} 0 1,1 ${-2 * r},0 Z`;
}

/** An ellipse as path data. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx},${y} a${rx},${ry} 0 1,0 ${2 * rx},0 a${rx},${ry} 0 1,0 ${-2 * rx},0 Z`;
}

/** Circles along an arc of an ellipse, in degrees clockwise from the right: the outline of curls. */
export function curls(
  arc: { x: number; y: number; rx: number; ry: number; from: number; to: number },
  count: number,
  radius: number,
): string {
  const step = (arc.to - arc.from) / Math.max(1, count - 1);
  const circles = Array.from({ length: count }, (_, i) => {
    const angle = ((arc.from + i * step) * Math.PI) / 180;
    const wobble = 1 + ((i * 37) % 5) * 0.05 - 0.1;
    return circle(arc.x + Math.cos(angle) * arc.rx, arc.y + Math.sin(angle) * arc.ry, round(radius * wobble));
  });
  return circles.join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The path mirrored about x = 0; all coordinates are absolute and written as `x,y`. */
export function flip(d: string): string {
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)},${y}`);
}
