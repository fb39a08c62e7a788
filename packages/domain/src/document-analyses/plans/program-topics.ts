import { canadianPlace } from './places-in-canada.ts'

/**
 * What a plan for this program has to say. A sentence counts for a topic where it affirms it, in whatever words; one that denies
 * it counts against it. Where the requirement asks for a figure or a name, a sentence without one counts in part.
 */
export type ProgramTopic = {
  readonly requirement: string
  readonly advice: string
  /** Words that hold a negation and deny nothing: 'no other product can', 'no fewer than'. */
  readonly deniesNothing?: RegExp
  readonly affirms: RegExp
  readonly denies: RegExp
  /** Headings of the sections in which it is said. */
  readonly heading: RegExp
  /** What counts in a list below such a heading, where no verb says it. */
  readonly isThereUnderHeading?: (line: string) => boolean
  /** What a sentence that affirms has to hold besides, and what to say where it does not. */
  readonly needs?: { readonly isThere: (sentence: string) => boolean; readonly otherwise: string }
}

const notNear = String.raw`(?<!\p{L})(?:not|never|no|without|nothing|nobody|none|hardly|cannot|(?:do|does|did|wo|is|are|ca|would|could)n[’']t)(?!\p{L})(?! only| less| fewer| later| longer)`

/** 'Hiring is not planned', 'it would be wrong to call it new': the denial stands behind, or comes as a judgement. */
const notBehind = `(?:is|are|was|were|will be|has been) (?:not|never)(?! only)`
const wrongToSay = String.raw`(?<!\p{L})(?:wrong|false|misleading|untrue|exaggerated|too much) to (?:call|say|claim|speak|describe)`

const innovationWords = String.raw`innovat\p{L}*|novel(?:ty)?|patent\p{L}*|proprietary|inventi\p{L}*|breakthrough|unique(?:ly)?|new(?! brunswick| york| zealand| market| customer| hire)`
/** What is new is often told by saying that nothing else does it. */
const nothingLikeIt = `(?:nobody|no one|none of [^.]{0,40}?) (?:else )?(?:has|had|have) (?:ever |yet |so far )?(?:managed|been able|succeeded|done|built|made|solved|found)|which no (?:existing|other|current|competing)? ?[^.]{0,30}(?:achieves|offers|does|can|has)|(?:had|has|have) (?:not|never) been (?:done|tried|built|made|possible|achieved|commerciali[sz]ed)|until recently|no (?:other|one else|existing|competing|known|comparable)|nobody else|no competitor|no (?:product|system|tool|method|provider|company|manufacturer) (?:today|on the market|so far|can|could|has|does|offers)|until now|so far no|until today|for the first time|never before|never been|did not exist|does not exist (?:yet|elsewhere)|personne d[’']autre|personne ne propose|aucun autre|aucune autre|jusqu[’']ici|jusqu[’']à présent|pour la première fois|n[’']existait pas`

const jobWords = String.raw`jobs?|hir(?:e|es|ed|ing)|employ(?:s|ed|ing|ees?|ment)?|recruit\p{L}*|staff|headcount|payroll`
const competitorWords = `compet(?:e|es|ed|ing|ition|itors?|itive)|rivals?|alternatives?|incumbents?`

const numberWords =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozens?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|dizaine)(?!\p{L})(?![ -](?:years?|months?|ans|mois|markets?|countries))/iu
const figure =
  /(?<![\d.,$€])(?!(?:19|20)\d{2}(?!\d))\d{1,4}(?![\d.,]*\d)(?!\s*(?:%|percent|years?|months?|weeks?|ans\b|mois\b|semaines?|st\b|nd\b|rd\b|th\b))/iu

function hasFigure(sentence: string): boolean {
  return figure.test(sentence) || numberWords.test(sentence)
}

/** Words that begin with a capital and name no company. */
const noCompany =
  /^(?:Canada|Canadians?|Western|Eastern|Northern|Southern|Atlantic|North|South|East|West|America|American|Europe|European|Asia|AI|API|SaaS|B2B|I|January|February|March|April|May|June|July|August|September|October|November|December|Ontario|Alberta|Manitoba|Quebec|British|Columbia|Toronto|Vancouver|Calgary|Ottawa)$/
const namedBehind =
  /compet(?:itors?|ition) (?:are|is|include|includes|comes? from|:)\s*(?!(?:many|few|several|strong|numerous|weak|everywhere|intense|fierce|limited|unknown|growing|a few|some|not|none|well)\b)\p{L}/iu
const commonOpening =
  /^(?:Our|The|We|There|In|Two|Three|Some|Several|Many|Other|Competitors?|Competition|Nos|Notre|Les|Le|La|Trois|Deux|Il|Nous|Face|Buyers|Customers|Today|Direct|Main|Few|A|An|This|These|Its|Their|It|Others|Nobody|None|Every|Everyone|All|Most|Any|No|Not|At|On|With|Within|From|By|As|If|When|While|To|For|And|But|Or|That|Who|What|Which|Here|Now|So|You|Each|Both|One|Another|Autres?|Aucune?|Des|Une?|Tous|Toutes|Chaque|Sur|Dans|Avec|Sans|Pour)$/u

function hasCompanyName(sentence: string): boolean {
  if (namedBehind.test(sentence)) return true
  const words = [...sentence.matchAll(/\p{Lu}[\p{L}\p{M}\d&’'-]+/gu)]
  return words.some(({ 0: word, index }) => {
    const plain = word.replace(/[’']s$/, '')
    if (noCompany.test(plain) || canadianPlace.test(plain)) return false
    return index > 0 || !commonOpening.test(plain)
  })
}

/** 'SnowWatch AG: ten times the price': a line that begins with the name. */
const namesAtOnce =
  /^\W*\p{Lu}[\p{L}\d&’'-]+(?: [\p{L}\d&’'.-]+){0,3}?(?:\s*[:(–—-]| (?:and|et|sells?|offers?|makes?|vend|propose)(?!\p{L}))/u

/** 'None.', 'N/A', 'To be completed.' as all that stands below a heading. */
export const nothingThere =
  /^\W*(?:(?:none|nobody|nil|zero|n\/?a|not applicable|aucune?|néant|sans objet)(?: (?:yet|known|planned|so far|at present))?|(?:still )?(?:to be (?:completed|determined|decided|written|added|confirmed)|tbd|tbc|to follow|lorem ipsum[^\n]*|à compléter|à venir)(?: [^.\n]{0,60})?)\W*$/iu

export const programTopics: readonly ProgramTopic[] = [
  {
    requirement: 'Says what is innovative',
    advice: 'Say what is new about the product, compared with what people use today.',
    heading: /(?<!\p{L})(?:innovati(?:on|ve)|different|novelty|what is new)(?!\p{L})/iu,
    deniesNothing: new RegExp(String.raw`(?<!\p{L})(?:${nothingLikeIt}|not only|not just)(?!\p{L})`, 'iu'),
    affirms: new RegExp(
      String.raw`(?<!\p{L})(?:${nothingLikeIt}|innovat\p{L}*|innovant\p{L}*|novel|novat(?:eur|rice)s?|patent\p{L}*|brevet\p{L}*|proprietary|first[- ]of[- ]its[- ]kind|unique(?:ly)?|invent\p{L}*|breakthrough|pioneer\p{L}*|inédite?s?|original (?:method|process|design)|(?:the|our|is) (?:only|first) [^.]{0,60}(?:that|to|which|able|market|world|kind|works?)|first one that|new (?:method|approach|way|technology|kind|type|process|design|model|class|category|generation|material|technique)|world(?:[’']s)?[- ]first|first [\p{L}-]+ (?:that|to|which)|original|nothing (?:else|comparable|like it)|no one (?:else )?(?:has|offers|does|makes)|developed in our own|trade secret|we (?:replaced|reinvented|rethought)|unlike (?:existing|today|other|current|any|all|conventional|traditional|every)|le (?:seul|premier) [^.]{0,60}|la (?:seule|première) [^.]{0,60}|(?:nouveau|nouvelle) (?:procédé|méthode|approche|technologie|façon|type|matériau)|mis au point|de ce genre)(?!\p{L})`,
      'iu',
    ),
    denies: new RegExp(
      String.raw`(?:${notNear}|${wrongToSay})[^.;]{0,50}?(?<!\p{L})(?:${innovationWords})(?!\p{L})|(?<!\p{L})(?:innovation|novelty|inventions?) ${notBehind}|(?<!\p{L})(?:copies what|(?:others?|everybody|everyone|many|several|competitors|rivals)(?: \p{L}+){0,2} (?:already )?(?:sells?|offers?|makes?|do|does|have|has) (?:much |exactly |just )?(?:the same|something similar|similar|as much|likewise)|(?:already|widely) (?:exists?|available|on the market|for sale)|the same as (?:others|everybody)|identical to (?:what|existing)|lacks (?:novelty|innovation)|what every(?:one|body)?(?: \p{L}+){0,2} (?:offers?|sells?|does|makes?|has)|rien (?:de |d[’'])?[^.]{0,20}(?:nouveau|neuf|novateur|innovant|inédit|unique)|(?:n[’']est|ne sont|n[’']a|n[’']avons) (?:pas|rien)[^.]{0,30}(?:novat|innov|nouve|unique|brevet|inédit)|aucune? (?:innovation|nouveauté|brevet|invention))`,
      'iu',
    ),
  },
  {
    requirement: 'Speaks of jobs in Canada',
    advice: 'Give the number, kind and timing of the jobs that the business will create for Canadians.',
    deniesNothing: /(?<!\p{L})(?:no (?:less|fewer) than|not only|pas moins de)(?!\p{L})/iu,
    affirms: new RegExp(
      String.raw`(?<!\p{L})(?:${jobWords}|(?:full|part)[- ]time|positions?|taken? on [^.]{0,30}|take on [^.]{0,30}people|(?:grow|expand|build)s? (?:the|our|a) team|team (?:of|grows|will grow|will have|reaches)|workforce|emplois?|embauch\p{L}*|recrut\p{L}*|salariés?|postes?|employés?|temps plein|effectifs?|équipe [^.]{0,40}comptera)(?!\p{L})`,
      'iu',
    ),
    denies: new RegExp(
      String.raw`${notNear}[^.;]{0,60}?(?<!\p{L})(?:${jobWords}|anyone in canada|positions)(?!\p{L})|(?<!\p{L})(?:${jobWords}|positions)(?!\p{L})[^.;]{0,20} ${notBehind}|(?<!\p{L})(?:${jobWords}|positions)(?!\p{L})[^.;]{0,20} (?:will not|won[’']t|(?:is|are|stays?|remains?|will (?:be|stay|remain)) (?:all )?(?:abroad|overseas|offshore|outside))|(?<!\p{L})(?:outsourced?|offshored?) (?:to|all)(?!\p{L})|(?<!\p{L})(?:aucune?|ne [^.;]{0,30}pas|n[’'][^.;]{0,30}pas|sans)[^.;]{0,40}(?:emplois?|embauch\p{L}*|recrut\p{L}*|salariés?|postes?)`,
      'iu',
    ),
    needs: { isThere: hasFigure, otherwise: 'but gives no number of jobs' },
    heading:
      /(?<!\p{L})(?:jobs?|employment|hiring|staff(?:ing)?|people|headcount|emplois?|embauches?)(?!\p{L})/iu,
    isThereUnderHeading: (line) => hasFigure(line) && /\p{L}{3}/u.test(line),
  },
  {
    requirement: 'Ties the business to Canada',
    advice: 'Say which essential part of the operations takes place in Canada, and where.',
    heading: /(?<!\p{L})(?:operations?|exploitation|opérations)(?!\p{L})/iu,
    affirms: canadianPlace,
    denies: new RegExp(
      String.raw`(?:${notNear}|(?<!\p{L})(?:outside|leave|aucune?|hors du|ne [^.;]{0,30}pas))[^.;]{0,60}?${canadianPlace.source}`,
      'iu',
    ),
  },
  {
    requirement: 'Names competitors',
    advice: 'Name the main competitors and what sets the business apart from each.',
    deniesNothing:
      /(?<!\p{L})(?:no (?:competitor|rival)s? (?:can|could|offers?|has|have|does|do|provides?|matches|comes?|sells?)|not only)(?!\p{L})/iu,
    affirms: new RegExp(
      String.raw`(?<!\p{L})(?:${competitorWords}|up against|other (?:providers|vendors|suppliers|companies|products|makers)|(?:buyers|customers|clients|people|users)[^.]{0,30}(?:choose|use|rely|buy)[^.]{0,40}(?:today|between|from|instead)?|(?:led|dominated|shared|served|held|split) (?:by|between|among)|(?:market |established |big |large |main )?players|market leaders?|(?:buy|purchase|order)s? from|se partagent|dominé par|dominat\p{L}*|market share|lead(?:s|ing)? the market|concurren(?:ts?|tes?|ce|tiel\p{L}*)|rivaux|face à nous|solutions existantes)(?!\p{L})`,
      'iu',
    ),
    denies: new RegExp(
      String.raw`${notNear}[^.;]{0,40}?(?<!\p{L})(?:${competitorWords})(?!\p{L})|(?<!\p{L})(?:no (?:one|body|company|firm)|nobody)[^.;]{0,20}compet|(?<!\p{L})(?:${competitorWords})(?!\p{L})[^.;]{0,20}(?:(?:have|has|had|do|does|did|is|are|was|were|will) (?:not|never)|(?:have|has) (?:yet to|so far not))|(?<!\p{L})(?:${competitorWords})(?!\p{L})[^.;]{0,10} (?:is|are) (?:absent|nonexistent|non-existent|unknown|nowhere)|(?<!\p{L})(?:aucune?|pas de|sans|personne|ni)[^.;]{0,30}(?:concurren\p{L}*|rival\p{L}*|rivaux)`,
      'iu',
    ),
    needs: { isThere: hasCompanyName, otherwise: 'but names none' },
    heading:
      /(?<!\p{L})(?:competit(?:ion|ors)|competitive landscape|rivals|alternatives|market analysis|concurrence|concurrents|analyse d[eu] marché)(?!\p{L})/iu,
    isThereUnderHeading: (line) => namesAtOnce.test(line) && hasCompanyName(line),
  },
]
