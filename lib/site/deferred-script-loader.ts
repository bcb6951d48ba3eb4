import { aliveEvent } from './alive-event.ts';

/**
 * Part of `shellScript`, where `i` says whether a member is signed in. Loads the scripts named in its own `data-files`:
 * for members at once, for visitors after the first paint, so that on slow lines they do not compete with the content
 * or the first input. The last button pressed before hydration (`aliveEvent`) is pressed again afterwards; links,
 * popovers and forms with an action need no scripts. Other forms are resubmitted until a handler calls
 * `preventDefault`, as the browser's own submit would be refused. Short because every page contains it.
 */
export const deferredScriptLoader =
  'var f=document.currentScript.dataset.files,v,p;' +
  "if(f){f=f.split(' ');" +
  "var go=()=>{f.map(u=>{var e=document.createElement('script');" +
  'e.async=e.src=u;d.firstChild.append(e)});f=[]};' +
  "addEventListener('click',e=>{v||(p=e.target.closest('[type=button]:not([popovertarget])')||p)},true);" +
  `addEventListener('${aliveEvent}',()=>{v=1;p&&setTimeout(()=>{p.click()})},{once:true});` +
  "addEventListener('submit',e=>{var t=e.target;t.matches(':not([action],[method=get])')&&" +
  '(e.preventDefault(),e.preventDefault=()=>{t=0},' +
  'setTimeout(()=>{t&&t.requestSubmit(e.submitter)},99))},true);' +
  'if(i)go();else{' +
  "addEventListener('load',()=>{requestAnimationFrame(()=>{setTimeout(go,99)})});" +
  "['pointerdown','keydown'].map(n=>{addEventListener(n,go,true)})}}";
