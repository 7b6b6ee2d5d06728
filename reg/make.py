import json,os
ids=[l.split('|') for l in open('ids.txt').read().strip().split('\n')]
base='/work/wt/registers/mf-registers/locales/'
os.makedirs(base+'book',exist_ok=True)
for lang in 'en nl bg cs de el es fi fr it nb pl pt ro ru sv ua'.split():
    if not os.path.exists(lang+'.txt'): continue
    lines=open(lang+'.txt').read().strip().split('\n')
    if lang!='en': lines.insert(3,'{hive} ({amount})')
    assert len(lines)==len(ids),(lang,len(lines),len(ids))
    both=list(zip(ids,lines))
    for path,want in ((base,lambda i:i.startswith('registers.')),(base+'book/',lambda i:not i.startswith('registers.'))):
        o={i:({'defaultMessage':t,'description':d} if lang=='en' else t) for (i,d),t in both if want(i)}
        open(path+lang+'.json','w').write(json.dumps(o,ensure_ascii=False,indent=2)+'\n')
