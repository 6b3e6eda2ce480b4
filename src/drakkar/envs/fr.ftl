# Environnements pour les programmes qui apprennent.
error-versions = Ce qui a été appris date du catalogue et de l’observation { $given } ; ici ils sont { $known }.
error-illegal = Le siège { $seat } ne peut pas choisir { $number } maintenant : voir le masque.
error-path = { $path } n’est aucun coup de ce catalogue.
error-move = « { $move } » n’est pas au catalogue : { $value } n’y figure pas.
error-no-answer = { $move } n’est pas une réponse de joueur.
error-reward = Récompense inconnue : « { $reward } ». Connues : { $known }.
error-dense = La récompense « { $reward } » ne se connaît qu’à la fin ; « dense » va avec « score ».
error-render = Mode d’affichage inconnu : « { $mode } ». Connus : { $known }.
error-place = Il n’y a pas de siège { $seat } : de 0 à { $most }, ou None pour en changer à chaque partie.
error-tables = { $number } tables : il en faut au moins 1.
error-processes = { $number } processus : de 1 à { $most }, au plus un par table.
error-no-extent = { $game } ne dit nulle part jusqu’où vont ses champs (extent.py) : rien ne peut l’apprendre.
